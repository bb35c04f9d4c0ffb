import '#ui/styles/some-pages/fade.css';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { classNames } from '#ui/class-names.ts';
import styles from './setup.module.css';

/** In what state a computer is delivered, below a picture of its Enter key. */
export function Setup({ text: { title, text, pictureAlt } }: { text: Content<'pc'>['setup'] }) {
  const pictureClass = classNames('cover fade', styles.picture);
  return (
    <section className="stage" aria-labelledby="setup-title">
      <Picture name="enter-key" alt={pictureAlt} sizes="(min-width: 64em) 100vw, 150vw" className={pictureClass} />
      <div className={classNames('wrap relative grid gap-5', styles.text)}>
        <h2 id="setup-title" className={classNames('display-lg', styles.title)}>
          {title}
        </h2>
        <p className="lead" data-reveal="0.5">
          {text}
        </p>
      </div>
    </section>
  );
}
