import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { reusePostCss } from '../../plugins/shared/reusePostCss';

const site = mkdtempSync(join(tmpdir(), 'postcss-'));
afterAll(() => rmSync(site, { recursive: true }));

const PRESET = join(site, 'preset.cjs');
writeFileSync(PRESET, "module.exports = (options) => ({ postcssPlugin: 'preset', options });");
const ours = { postcssPlugin: 'ours' };
const options = () => ({ ident: 'postcss', plugins: [[PRESET, {}], ours] });

describe('reusePostCss', () => {
  it('creates the plugins, and leaves created ones as they are', () => {
    const [preset, last] = reusePostCss(options(), site).plugins;
    expect(preset).toMatchObject({ postcssPlugin: 'preset' });
    expect(last).toBe(ours);
    expect(reusePostCss(options(), site).plugins[0]).toBe(preset);
    const withOptions = [PRESET, { stage: 0 }];
    expect(reusePostCss({ plugins: [withOptions] }, site).plugins).toEqual([withOptions]);
  });

  it('leaves cascade layers to browsers, as the preset sees one style sheet at a time', () => {
    const preset = join(site, 'postcss-preset-env.cjs');
    writeFileSync(preset, "module.exports = (options) => ({ postcssPlugin: 'preset', options });");
    expect(reusePostCss({ plugins: [[preset, {}]] }, site).plugins).toMatchObject([
      { options: { features: { 'cascade-layers': false } } },
    ]);
  });

  it('looks for a configuration once instead of beside each style sheet', () => {
    expect(reusePostCss(options(), site).config).toBe(false);
    expect(reusePostCss({ ...options(), config: 'here' }, site).config).toBe('here');
    writeFileSync(join(site, 'postcss.config.mjs'), 'export default {};');
    expect(reusePostCss(options(), site)).not.toHaveProperty('config');
    expect(reusePostCss(options(), join(site, 'docs'))).not.toHaveProperty('config');
  });
});
