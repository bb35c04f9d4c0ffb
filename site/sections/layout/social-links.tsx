import { brand } from '#brand';
import type { Content } from '#site/content/content.ts';
import { BrandIcon, type SocialNetwork } from '#ui/social-icon.tsx';

/** The networks in which the company has a profile. */
export const socialLinks = Object.entries(brand.social).map(([network, href]) => ({ network: network as SocialNetwork, href }));

interface SocialLinksProps {
  names: Content<'footer'>['social'];
  className?: string | undefined;
}

/** The social networks; each opens in a new tab. Nothing when there are none. */
export function SocialLinks({ names, className }: SocialLinksProps) {
  if (socialLinks.length === 0) return null;
  return (
    <ul className={className}>
      {socialLinks.map(({ network, href }) => (
        <li key={network}>
          <a className="icon-btn" href={href} target="_blank" rel="noopener" aria-label={names[network]}>
            <BrandIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
