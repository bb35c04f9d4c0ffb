import type { Brand } from '#brand';
import type { Content } from '#site/content/content.ts';
import { SocialIcon, type SocialNetwork } from '#ui/social-icon.tsx';

/** The networks in which the company has a profile. */
export const socialLinks = ({ social }: Pick<Brand, 'social'>) =>
  Object.entries(social).map(([network, href]) => ({ network: network as SocialNetwork, href }));

interface SocialLinksProps {
  company: Pick<Brand, 'social'>;
  names: Content<'footer'>['social'];
  className?: string | undefined;
}

/** The social networks; each opens in a new tab. Nothing when there are none. */
export function SocialLinks({ company, names, className }: SocialLinksProps) {
  const links = socialLinks(company);
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map(({ network, href }) => (
        <li key={network}>
          <a className="icon-btn" href={href} target="_blank" rel="noopener" aria-label={names[network]}>
            <SocialIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
