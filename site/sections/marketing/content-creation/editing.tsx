import { contentCreation } from '#content/en/content-creation';
import styles from './editing.module.css';

type Piece = { keep: string } | { cut: string; note?: number } | { put: string; note?: number };

/** A sheet of paper with an editor's corrections in the text and the reasons for them in its margin. */
export function Editing() {
  const { title, lead, sheet, passage, notes } = contentCreation.manuscript;
  return (
    <section className={`section ${styles.editing}`} aria-labelledby="manuscript-title">
      <div className={`wrap ${styles.inner}`}>
        <header className={`section-head ${styles.head}`}>
          <h2 id="manuscript-title" className="h2">
            {title}
          </h2>
          <p className="text">{lead}</p>
        </header>
        <figure className={styles.sheet} aria-label={sheet} data-reveal="0.2">
          <p className={styles.passage}>
            {passage.map((piece) => (
              <Correction key={Object.values(piece)[0]} {...piece} />
            ))}
          </p>
          <ol className={styles.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </figure>
      </div>
    </section>
  );
}

/** Text that is kept, cut or inserted, with the number of the note about it. Screen readers are told which. */
function Correction(piece: Piece) {
  if ('keep' in piece) return piece.keep;
  const { labels } = contentCreation.manuscript;
  const number = piece.note && <sup>{piece.note}</sup>;
  return 'cut' in piece ? (
    <>
      <del>
        <span className="sr-only">[{labels.cut}: </span>
        {piece.cut}
        <span className="sr-only">] </span>
      </del>
      {number}{' '}
    </>
  ) : (
    <>
      <ins>
        <span className="sr-only">[{labels.put}: </span>
        {piece.put}
        <span className="sr-only">] </span>
      </ins>
      {number}
    </>
  );
}
