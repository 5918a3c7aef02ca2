import { callAsPlayer } from '../session';
import type { Page } from './board';

export function loadTeamBoard(team: string, season: number): Promise<Page> {
  const filters = JSON.stringify({ season, team });
  return callAsPlayer('GET', '/api/v1/rank/page/weekly', {
    filters,
    pageNum: 1,
    pageSize: 50,
  });
}
