import { describe } from 'vitest';
import { testGuides } from './guides';
import { testRecipes } from './recipes';
import { testServer } from './server';
import { testSession } from './session';
import { createWorlds } from './support/world';

// One file, so that the document is compiled only once.
const createWorld = await createWorlds();

describe('samples of login and session', () => {
  testSession(createWorld);
});
describe('samples of the other guides', () => {
  testGuides(createWorld);
});
describe('samples of the recipes', () => {
  testRecipes(createWorld);
});
describe('samples of the server pages', () => {
  testServer(createWorld);
});
