import { describe, expect, it } from 'vitest';
import { listOldCategories, listOldPages } from '../../plugins/migrate/core/pan/oldPages';
import {
  listRedocHashes,
  listScalarHashes,
  listSwaggerHashes,
  redocSlug,
} from '../../plugins/migrate/core/redoc/oldHashes';

const DOCUMENT = {
  info: { title: 'The Pet Shop API (v2)', version: '1' },
  tags: [{ name: 'Pets & Owners' }, { name: 'Unused' }],
  paths: {
    '/pets/{petId}': {
      get: { operationId: 'getPetByID', summary: 'Get a pet', tags: ['Pets & Owners'] },
      delete: { summary: 'Delete a pet (for ever)', tags: ['admin'] },
      patch: {},
    },
    '/shared': { $ref: '#/components/pathItems/Shared' },
  },
  webhooks: { newPet: { post: {} } },
  components: {
    pathItems: { Shared: { get: { operationId: 'get_v2_shared' } } },
    schemas: { Pet: { title: 'A Pet Model' }, owner2: {}, Tagged: { 'x-tags': ['admin'] } },
  },
};

const files = (options: Parameters<typeof listOldPages>[1]) => listOldPages(DOCUMENT, options).map(({ file }) => file);

describe('the pages of docusaurus-plugin-openapi-docs', () => {
  it('have the names that its `kebabCase` makes of ids and summaries', () => {
    expect(files({})).toEqual([
      'the-pet-shop-api-v-2.info.mdx',
      'get-pet-by-id.api.mdx',
      'delete-a-pet-for-ever.api.mdx',
      'get-v-2-shared.api.mdx',
      'new-pet.api.mdx',
      'schemas/tagged.schema.mdx',
    ]);
  });

  it('are those that its options ask for', () => {
    const tags = { sidebarOptions: { categoryLinkSource: 'tag' } };
    expect(files({ ...tags, showSchemas: true, showInfoPage: false })).toEqual([
      'get-pet-by-id.api.mdx',
      'delete-a-pet-for-ever.api.mdx',
      'get-v-2-shared.api.mdx',
      'new-pet.api.mdx',
      'schemas/a-pet-model.schema.mdx',
      'schemas/owner-2.schema.mdx',
      'schemas/tagged.schema.mdx',
      'pets-owners.tag.mdx',
    ]);
    expect(files({ ...tags, schemasOnly: true }).every((file) => file.startsWith('schemas/'))).toBe(true);
  });

  it('lists the categories of `categoryLinkSource: auto`', () => {
    expect(listOldCategories(DOCUMENT, 'shop', 'v2.0').map(({ at }) => at)).toEqual([
      'category/shop/v-2-0/pets-owners',
      'category/shop/v-2-0/admin',
    ]);
  });
});

describe('the hashes of one page', () => {
  const hashes = (list: typeof listRedocHashes) => list(DOCUMENT).map(({ at }) => at);

  it('are those of Redoc', () => {
    expect(hashes(listRedocHashes)).toEqual([
      'tag/Pets-and-Owners',
      'tag/Unused',
      'tag/admin',
      'operation/getPetByID',
      'tag/Pets-and-Owners/operation/getPetByID',
      '/paths/~1pets~1{petId}/delete',
      'tag/admin/paths/~1pets~1{petId}/delete',
      '/paths/~1pets~1{petId}/patch',
      'operation/get_v2_shared',
      '/paths/newPet/post',
      'tag/admin/schema/Tagged',
    ]);
  });

  it('has slugs of Redoc in their own case', () => {
    expect(['User Management', 'Straße/Größe', '  a - b ', '宠物 店'].map(redocSlug)).toEqual([
      'User-Management',
      'StrasseGrosse',
      'a-b',
      '宠物-店',
    ]);
  });

  it('are those of Swagger UI and Scalar', () => {
    expect(hashes(listSwaggerHashes)).toContain('/Pets & Owners/getPetByID');
    expect(hashes(listSwaggerHashes)).toContain('/admin/delete_pets__petId_');
    expect(hashes(listScalarHashes)).toContain('tag/admin/DELETE/pets/{petId}');
    expect(hashes(listScalarHashes)).toContain('model/owner2');
  });
});
