import { classNames } from '#ui/class-names.ts';
import { ClientFace, type Face } from '../client-face.tsx';
import wall from '../wall.module.css';
import styles from './editor.module.css';

/** The client's cell of the wall, where the wall itself is not in view or does not have it yet. */
export function WallPreview({ face, isAlone }: { face: Face; isAlone: boolean }) {
  if (face.name === '' && face.logo === '') return null;
  return (
    <div className={classNames('theme-dark', styles.preview, !isAlone && styles.besideWall)} aria-hidden="true">
      <div className={wall.face}>
        <ClientFace face={face} />
      </div>
    </div>
  );
}
