import type { RankEntry } from '../../../_samples/api';

/** Entries of a ranking list; the player's own one stands out. */
export function Ranks({
  list,
  own,
  heads,
}: {
  list: RankEntry[];
  own?: RankEntry;
  heads: string[];
}) {
  return (
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {list.map(({ key, rank, score, details }) => (
          <tr key={rank} data-own={own && String(own.key) === String(key) ? '' : undefined}>
            <td>{rank}</td>
            <td>{String(details?.nickname ?? key)}</td>
            <td>{score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
