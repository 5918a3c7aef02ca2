export interface SocialLink {
  kind: SocialKind;
  name: string;
  url: string;
  /** SVG path for a 20 × 20 box, drawn as strokes. */
  icon: string;
}

/** `git` is for any other repository host. */
const SITES = {
  git: {
    name: 'Repository',
    icon: 'M6 7.200v5.600M6 7.200a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 5.600a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm8-5.600a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm0 0v.8a2.500 2.500 0 0 1-2.500 2.500H6',
  },
  github: {
    name: 'GitHub',
    icon: 'M7.500 17.500v-2.700c-2.800.7-3.400-1.300-4.500-1.800M12.500 17.500v-2.800c0-.8-.2-1.400-.6-1.800 2.300-.3 4.600-1.200 4.600-5a4 4 0 0 0-1-2.700c.2-.6.2-1.600-.2-2.700 0 0-.9-.2-2.800 1a9.500 9.500 0 0 0-5 0c-1.900-1.200-2.800-1-2.800-1-.4 1.100-.4 2.100-.2 2.700a4 4 0 0 0-1 2.700c0 3.800 2.300 4.700 4.600 5-.4.4-.6 1-.6 1.800',
  },
  gitlab: { name: 'GitLab', icon: 'm10 17.500 7.500-5.800L15 3l-2 5H7L5 3 2.500 11.700Z' },
  x: { name: 'X', icon: 'M3.500 3.500h3l10 13h-3Zm12.500 0-5.300 5.800m-1.700 1.900-5 5.300' },
  twitter: {
    name: 'Twitter',
    icon: 'M17.500 5.200a6 6 0 0 1-1.900.6 3.300 3.300 0 0 0-5.800 2.300C7 8 4.600 6.600 3.200 4.500c-1 2 .1 4 1.500 4.700l-1.500-.4c0 1.600 1.300 2.900 2.700 3.200h-1.500c.4 1.200 1.600 2 3 2.100a7 7 0 0 1-4.900 1.300c5.800 3.300 13.200-.2 13.300-7.800Z',
  },
  facebook: {
    name: 'Facebook',
    icon: 'M8 17.500V11H5.500V8.200H8V6.500a3.500 3.500 0 0 1 3.500-3.500H14v2.800h-1.700c-.8 0-1.300.5-1.300 1.300v1.100h3l-.5 2.800H11v6.500Z',
  },
  linkedin: { name: 'LinkedIn', icon: 'M4 8v8.500M4 4v.1M8 16.500V8m0 4.500c0-5.500 8-6 8 0v4' },
  weibo: {
    name: 'Weibo',
    icon: 'M8.500 7.500c3-1.800 4.800-.8 4 1.500 3.500.2 3.300 4.300.6 6-3.600 2.200-10.600 1.200-10.600-2.500 0-2.500 3.500-6.800 5.500-6.800 1 0 1 1 .5 1.800Zm-.700 3.300c-1.700.2-2.700 1.400-2.500 2.500s1.600 1.500 3 1.200 2.500-1.300 2.300-2.400-1.400-1.500-2.800-1.300ZM12.500 3a4.500 4.500 0 0 1 5 5.800M13 5.800a2 2 0 0 1 1.900 2.400',
  },
  zhihu: {
    name: 'Zhihu',
    icon: 'M6 3.500 4.300 7M5 5.200h5M2.800 10.200h7.500M6.800 5.200v3c0 3.500-1.300 6-4 8.300M7 11.500l3 4.500M12 5h5.500v10h-2.300l-1.600 1.800-.2-1.800H12Z',
  },
  yuque: {
    name: 'Yuque',
    icon: 'M4 16.500c1-6 4.500-11 10-13 .3 1.500 1.200 2.600 2.500 3.200-.7 5-4.500 7.800-9 7.800M7 12c2-2.500 3.500-4 6-5.500',
  },
} as const;

export type SocialKind = keyof typeof SITES;

export const SOCIAL_KINDS = Object.keys(SITES) as SocialKind[];

export function toSocialLinks(
  configured: Partial<Record<SocialKind, string>>,
  messages: Record<string, string>,
): SocialLink[] {
  return SOCIAL_KINDS.filter((kind) => configured[kind] !== undefined)
    .sort((a, b) => Object.keys(configured).indexOf(a) - Object.keys(configured).indexOf(b))
    .map((kind) => ({
      kind,
      url: configured[kind] ?? '',
      name: messages[`header.social.${kind}`] ?? SITES[kind].name,
      icon: SITES[kind].icon,
    }));
}
