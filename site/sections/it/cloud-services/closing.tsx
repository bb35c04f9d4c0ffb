import { cloudServices } from '#content/cloud-services';
import { ClosingSection } from '../closing-section.tsx';
import styles from './closing.module.css';

/** A pile of bills, drawn from the side, under the words that ask for them. */
export function Closing() {
  const { title, text, action } = cloudServices.closing;
  return (
    <ClosingSection
      title={title}
      text={text}
      action={action}
      className={{ section: styles.closing, words: styles.words, title: styles.title }}
    >
      <svg className={styles.pile} viewBox="0 0 1280 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((sheet) => (
          <path
            key={sheet}
            d={`M${380 + ((sheet * 37) % 29) - sheet * 2} ${190 - sheet * 14}h${520 - ((sheet * 53) % 41)}l26 -9h-${520 - ((sheet * 53) % 41)}z`}
          />
        ))}
      </svg>
    </ClosingSection>
  );
}
