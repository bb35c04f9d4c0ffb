import type { ReactNode } from 'react';
import { localeFormats } from '#content/locales';
import { locales } from '#contract/locales';
import { useLanguage, useText } from '../../content/use-text.ts';
import { Brand } from '../../parts/company/brand.tsx';
import styles from './sign-in-layout.module.css';
import { SignInPicture } from './sign-in-picture.tsx';

/** Layout of the screens that need no session: a picture, and beside it what is to be done. */
export function SignInLayout({ note, children }: { note: ReactNode; children: ReactNode }) {
  const { locale, choose } = useLanguage();
  const text = useText('signIn');
  return (
    <div className={`grid ${styles.bare}`}>
      <header className={`theme-dark relative flex flex-col justify-between bg-bg text-body overflow-hidden ${styles.picture}`}>
        <SignInPicture />
        <Brand />
        <p className={`text-xs text-quiet ${styles.note}`}>{note}</p>
      </header>
      <main className={`relative grid content-center border-s ${styles.gate}`}>
        <nav className={`absolute flex gap-2 text-xs text-quiet ${styles.languages}`} aria-label={text.language}>
          {locales.map((language) => (
            <button
              key={language}
              type="button"
              className="hover:text-heading"
              lang={language}
              aria-current={language === locale || undefined}
              onClick={() => choose(language)}
            >
              {localeFormats[language].name}
            </button>
          ))}
        </nav>
        {children}
      </main>
    </div>
  );
}
