import type { PlaceHelp as Help } from '../../content/help/place-help.ts';
import { useHelp, useLabels } from '../../content/help/use-help.ts';
import { FilledText } from '../../parts/texts/filled-text.tsx';
import styles from './help-sheet.module.css';

interface PlaceHelpProps {
  place: string;
  name: string;
  /** Chosen in the sheet: what was pressed is gone. */
  takesFocus: boolean;
}

/** Explains a place: what it is for, what people do there, and what happens then. */
export function PlaceHelp({ place, name, takesFocus }: PlaceHelpProps) {
  const { helpSheet, placeHelp } = useHelp();
  const help = (placeHelp as Readonly<Record<string, Help>>)[place];
  if (!help) return null;

  return (
    <article className={styles.place}>
      <h3 className="title" tabIndex={-1} ref={takesFocus ? focus : undefined}>
        {name}
      </h3>
      <p>
        <Labelled text={help.about} />
      </p>
      <h4 className="label">{helpSheet.steps}</h4>
      <ol>
        {help.steps.map((step) => (
          <li key={step}>
            <p>
              <Labelled text={step} />
            </p>
          </li>
        ))}
      </ol>
      <h4 className="label">{helpSheet.after}</h4>
      <p>
        <Labelled text={help.after} />
      </p>
    </article>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

/** A text in which labels stand as their buttons have them. */
function Labelled({ text }: { text: string }) {
  const labelOf = useLabels();
  const labels = [...text.matchAll(/\{([\w.]+)\}/g)].map(([, address = '']) => [
    address,
    <b key={address} className="strong">
      {labelOf(address)}
    </b>,
  ]);
  return <FilledText text={text} values={Object.fromEntries(labels)} />;
}
