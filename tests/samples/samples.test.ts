import { describe } from 'vitest';
import { testRecipes } from './recipes';
import { testServer } from './server';
import { testSession } from './session';
import { createWorlds } from './support/world';

// One file, since the document is compiled once for each.
const createWorld = await createWorlds();

describe('samples of the guide', () => {
  testSession(createWorld);
});
describe('samples of the recipes', () => {
  testRecipes(createWorld);
});
describe('samples of the server pages', () => {
  testServer(createWorld);
});
