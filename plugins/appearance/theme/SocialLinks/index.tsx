import { usePluginData } from '@docusaurus/useGlobalData';
import type { ReactNode } from 'react';
import type { SocialLink } from '../../core/socialLinks';

export default function SocialLinks(): ReactNode {
  const { socialLinks } = usePluginData('appearance') as { socialLinks: SocialLink[] };
  if (socialLinks.length === 0) return null;
  return (
    <div className="social-links">
      {socialLinks.map(({ kind, name, url, icon }) => (
        <a
          key={kind}
          href={url}
          className="header-icon"
          target="_blank"
          rel="noreferrer"
          aria-label={name}
          title={name}
        >
          <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
            <path d={icon} />
          </svg>
        </a>
      ))}
    </div>
  );
}
