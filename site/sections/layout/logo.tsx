import { brand } from '#brand';

/** The company's mark, in the colour of the text around it. */
export function Mark({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox={brand.logo.viewBox} fill="currentColor" aria-hidden="true">
      <path d={brand.logo.path} />
    </svg>
  );
}
