import { windows } from '#content/en/windows';
import { Picture } from '#site/pictures/picture.tsx';
import styles from './shortcuts.module.css';

/** Picture and text on work without a mouse, which slide in from the side. */
export function Shortcuts() {
  const { title, text, pictureAlt, shortcuts } = windows.keys;
  return (
    <section className={`stage ${styles.section}`} aria-labelledby="keys-title">
      <div className={`split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <Picture name="enter-key" alt={pictureAlt} sizes="(min-width: 64em) 90vw, 200vw" className={`crop ${styles.picture}`} />
        <div className={styles.text}>
          <h2 id="keys-title" className="h2">
            {title}
          </h2>
          <p className="text">{text}</p>
          <ul className={styles.shortcuts}>
            {shortcuts.map((shortcut) => (
              <li key={shortcut.text}>
                <span>
                  {shortcut.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
                {shortcut.text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
