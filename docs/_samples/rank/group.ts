import { callAsPlayer, type RankPage } from '../cloud';

export function loadTeamBoard(team: string, season: number): Promise<RankPage> {
  const filters = JSON.stringify({ season, team });
  return callAsPlayer('GET', '/api/v1/rank/page/weekly', {
    filters,
    pageNum: 1,
    pageSize: 50,
  });
}
