import { describe, expect, test } from 'vitest';
import type { ApiModel } from '../../../plugins/openapi/core/model/types';
import type { EntityView, OperationView } from '../../../plugins/openapi/core/view/types';
import type { FieldView, SchemaView } from '../../../plugins/schema/core/types';
import { siteOf } from '../model/support';
import { CURRENT, RELEASES, releasesOf } from './history';

/** The versions of each part: `since/deprecated since`. */
function marksIn(releases: ApiModel[], document = CURRENT): Record<string, string> {
  const marks: Record<string, string> = {};
  const mark = (name: string, since = '', deprecated = '') => {
    const [from, until] = [/^since (.*)$/i.exec(since)?.[1], /^deprecated since (.*?)\.?$/i.exec(deprecated)?.[1]];
    if (since || deprecated) marks[name] = `${from ?? since}/${until ?? deprecated}`;
  };
  const visit = (owner: string, { fields = [], variants }: SchemaView) => {
    for (const { schema } of variants?.items ?? []) visit(owner, schema);
    visitFields(owner, fields);
  };
  const visitFields = (owner: string, fields: FieldView[]) => {
    for (const { name, since, deprecatedSince, schema } of fields) {
      mark(`${owner} ${name}`, since, deprecatedSince);
      visit(`${owner} ${name}`, schema);
    }
  };
  for (const { component, data } of siteOf(document, { releases }).list.flatMap(({ sections }) => sections)) {
    if (component === 'ApiEntity') visit((data as EntityView).name, (data as EntityView).schema);
    if (component !== 'ApiOperation') continue;
    const { id, badges = [], deprecated, parameters, body, result } = data as OperationView;
    mark(id, badges.join(), deprecated?.since);
    for (const { fields } of parameters) visitFields(id, fields);
    for (const { schema } of [...(body?.contents ?? []), ...(result?.contents ?? [])]) visit(id, schema);
  }
  return marks;
}

describe('since when', () => {
  test('there are calls, parameters and fields, with the version of the document if they are not released', () => {
    expect(marksIn(RELEASES)).toEqual({
      'get-rank sort': '1.1.0/1.2.0',
      'get-rank next': '1.1.0/',
      'get-rank list label': '/1.1.0',
      'get-rank list state': '1.1.0/',
      'get-rank list gone': '1.2.0/',
      'get-rank list owner': '1.3.0/',
      'set-rank label': '/1.1.0',
      'set-rank state': '1.1.0/',
      'set-rank gone': '1.2.0/',
      'set-rank owner': '1.3.0/',
      'delete-rank': '1.1.0/1.2.0',
      'delete-rank until': '1.3.0/',
      'add-rank': '1.3.0/',
      // Its fields are those of an older entity, or as new as the call.
      'add-rank label': '/1.1.0',
      'add-rank state': '1.1.0/',
      'add-rank gone': '1.2.0/',
      'add-rank owner': '1.3.0/',
      'Entry label': '/1.1.0',
      'Entry state': '1.1.0/',
      'Entry gone': '1.2.0/',
      'Entry owner': '1.3.0/',
      // It has described its owner since the first release.
      'Owned label': '/1.1.0',
      'Owned state': '1.1.0/',
      'Owned gone': '1.2.0/',
      'Page next': '1.1.0/',
      'Total next': '1.1.0/',
    });
  });

  test('is not shown with one version', () => {
    expect(marksIn([])).toEqual({});
    expect(marksIn(releasesOf('1.0.0'), CURRENT.replace('version: 1.3.0', 'version: 1.0.0'))).toEqual({});
  });

  test('does not depend on the name of an entity', () => {
    expect(marksIn(RELEASES, CURRENT.replaceAll('Entry', 'Rank'))).toMatchObject({ 'Rank gone': '1.2.0/' });
  });
});
