import { classNames } from '#ui/class-names.ts';
import { ClientFace, type Face } from '../client-face.tsx';
import grid from '../client-grid.module.css';
import styles from './editor.module.css';

/** The client's cell of the grid, where the grid itself is not in view or does not have it yet. */
export function GridPreview({ face, isAlone }: { face: Face; isAlone: boolean }) {
  if (face.name === '' && face.logo === '') return null;
  return (
    <div className={classNames('theme-dark', 'border rounded-2 bg-bg', !isAlone && `hidden ${styles.besideGrid}`)} aria-hidden="true">
      <div className={grid.face}>
        <ClientFace face={face} />
      </div>
    </div>
  );
}
