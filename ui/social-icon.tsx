import { siFacebook, siX } from 'simple-icons';

/** LinkedIn asked simple-icons to leave its mark out: this is the plain "in", drawn on the same 24-unit canvas. */
const linkedin =
  'M4.98 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM3 9.75h4V21.5H3zM9.5 9.75h3.83v1.6h.06c.53-.95 1.84-1.95 3.78-1.95 4.04 0 4.79 2.52 4.79 5.8v6.3h-4v-5.58c0-1.33-.03-3.05-1.95-3.05-1.95 0-2.25 1.45-2.25 2.95v5.68H9.5z';

/** The camera of three strokes. The path of simple-icons, with a curve for every corner of the same shape, was 5 % of a page's bytes. */
const instagram =
  'M7 0h10a7 7 0 0 1 7 7v10a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7zm0 2.16A4.84 4.84 0 0 0 2.16 7v10A4.84 4.84 0 0 0 7 21.84h10A4.84 4.84 0 0 0 21.84 17V7A4.84 4.84 0 0 0 17 2.16zM12 5.84a6.16 6.16 0 1 1 0 12.32 6.16 6.16 0 0 1 0-12.32zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm6.4-3.84a1.44 1.44 0 1 1 0 2.88 1.44 1.44 0 0 1 0-2.88z';

const paths = { facebook: siFacebook.path, instagram, linkedin, x: siX.path };

export type SocialNetwork = keyof typeof paths;

/** The mark of a social network, in the colour of the text around it. */
export function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[network]} />
    </svg>
  );
}
