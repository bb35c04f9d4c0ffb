import { company } from '../../content/company.ts';

/** The company's mark. */
export function CompanyIcon({ className }: { className?: string | undefined }) {
  const { viewBox, path } = company().logo;
  return (
    <svg className={className} viewBox={viewBox} aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
