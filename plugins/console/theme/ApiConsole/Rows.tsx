import type { ReactNode } from 'react';

interface RowsProps {
  name: string;
  heads: string[];
  children: ReactNode;
}

/** A long table, which readers scroll by keyboard, too. */
export default function Rows({ name, heads, children }: RowsProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset holds no table
    <div className="api-rows" tabIndex={0} role="group" aria-label={name}>
      <table>
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
