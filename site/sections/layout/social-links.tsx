import { brand } from '#brand';
import { footer } from '#content/footer';
import { BrandIcon, type SocialNetwork } from '#ui/social-icon.tsx';

/** The four social networks; each opens in a new tab. */
export function SocialLinks({ className }: { className?: string | undefined }) {
  return (
    <ul className={className}>
      {(Object.keys(brand.social) as SocialNetwork[]).map((network) => (
        <li key={network}>
          <a className="icon-btn" href={brand.social[network]} target="_blank" rel="noopener" aria-label={footer.social[network]}>
            <BrandIcon network={network} />
          </a>
        </li>
      ))}
    </ul>
  );
}
