import { swizzleConfig } from '../shared/pluginFiles';

export const getSwizzleConfig = () =>
  swizzleConfig({
    copy: {
      PageFoot: 'The foot of a page: edit link and time of the last update',
      'PageFoot/LastUpdated': 'When a page was last updated',
    },
  });
