import type { Part, Role, Scope } from '../support/tab.ts';
import type { Pattern, Step } from './find-elements.ts';
import type { Session } from './session.ts';

/** The elements that have a role, as far as this project writes them. */
const selectors: Record<Role, string> = {
  button: 'button, [role="button"], summary',
  dialog: 'dialog, [role="dialog"], [role="alertdialog"]',
  heading: 'h1, h2, h3, h4, h5, h6, [role="heading"]',
  link: 'a[href]',
  navigation: 'nav',
  radio: 'input[type="radio"], [role="radio"]',
  region: 'section, [role="region"]',
  textbox: 'input:not([type="radio"], [type="checkbox"], [type="file"]), textarea',
};

/** A string is found anywhere and in any case, or has to be all of it. */
function patternOf(text: string | RegExp, isExact = false): Pattern {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags };
  const source = RegExp.escape(text.replace(/\s+/g, ' ').trim());
  return isExact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' };
}

const anything: Pattern = { source: '', flags: '' };

/** Finds elements as Playwright does, in a page behind WebDriver. */
export abstract class WebDriverScope implements Scope {
  protected readonly session: Session;
  protected readonly steps: readonly Step[];

  constructor(session: Session, steps: readonly Step[] = []) {
    this.session = session;
    this.steps = steps;
  }

  locator(css: string, { hasText }: { hasText?: string | RegExp } = {}): Part {
    return this.after({ css, text: hasText === undefined ? undefined : patternOf(hasText) });
  }

  getByRole(role: Role, { name, exact }: { name?: string | RegExp; exact?: boolean } = {}): Part {
    return this.after({ css: selectors[role], name: name === undefined ? anything : patternOf(name, exact) });
  }

  getByLabel(text: string, { exact }: { exact?: boolean } = {}): Part {
    return this.after({ css: 'input, textarea, select, [aria-label]', name: patternOf(text, exact) });
  }

  /** Returns what one more step leads to. */
  protected abstract after(step: Step): Part;
}
