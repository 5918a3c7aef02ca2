import { translate } from '@docusaurus/Translate';

export function formatSize(bytes: number): string {
  if (bytes < 1000) return translate({ id: 'console.bytes', message: '{bytes} B' }, { bytes });
  if (bytes < 1_000_000) {
    return translate({ id: 'console.kilobytes', message: '{kilobytes} kB' }, { kilobytes: (bytes / 1000).toFixed(1) });
  }
  return translate({ id: 'console.megabytes', message: '{megabytes} MB' }, { megabytes: (bytes / 1e6).toFixed(1) });
}
