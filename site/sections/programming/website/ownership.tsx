import { FileSignature, Headset, KeyRound, MonitorSmartphone, PenLine } from 'lucide-react';
import type { Locale } from '#contract/locales';
import type { Content } from '#site/content/content.ts';
import { Picture } from '#site/pictures/picture.tsx';
import { pictureIn } from '#site/pictures/picture-in.ts';
import { HighlightedText } from '#ui/highlighted-text.tsx';
import { TrustList } from '../trust-list.tsx';
import styles from './ownership.module.css';

const icons = { ownership: KeyRound, contract: FileSignature, devices: MonitorSmartphone, training: PenLine, support: Headset };

interface OwnershipProps {
  text: Content<'website'>['ownership'];
  locale: Locale;
}

/** Picture and the five points of trust, which slide in from the side. */
export function Ownership({ text: { title, pictureAlt, points }, locale }: OwnershipProps) {
  return (
    <section className="section section--flush-start stage" aria-labelledby="trust-title">
      <div className={`wrap split ${styles.inner}`} data-reveal="0.5" data-reveal-margin="0px 0px -50px 0px" data-reveal-from="start">
        <div className={`grid gap-6 ${styles.text}`}>
          <h2 id="trust-title" className="h2-statement">
            <HighlightedText {...title} />
          </h2>
          <TrustList icons={icons} text={points} className={styles.points} />
        </div>
        <Picture
          name={pictureIn('website-code', locale)}
          alt={pictureAlt}
          sizes="(min-width: 64em) 58rem, 130vw"
          className={`crop ${styles.picture}`}
        />
      </div>
    </section>
  );
}
