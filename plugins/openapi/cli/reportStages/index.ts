import type { Plugin } from '@docusaurus/types';

export type Stage = 'bundle' | 'render' | 'finish';

export default function reportStages(): Plugin {
  let bundles = 0;
  const report = (stage: Stage) => process.send?.(stage);
  return {
    name: 'report-stages',
    configureWebpack: () => ({
      plugins: [
        {
          apply(compiler) {
            compiler.hooks.beforeRun.tap('report-stages', () => {
              if (bundles === 0) report('bundle');
              bundles += 1;
            });
            compiler.hooks.done.tap('report-stages', () => {
              bundles -= 1;
              if (bundles === 0) report('render');
            });
          },
        },
      ],
    }),
    postBuild: () => void report('finish'),
  };
}
