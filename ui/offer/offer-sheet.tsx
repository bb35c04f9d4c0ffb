import { currencyDecimals, currencyName, formatDecimal, formatShort, percentDecimals, quantityDecimals } from '#contract/offers/money';
import type { SheetText } from '#contract/offers/offer-limits';
import { sumsOf } from '#contract/offers/sum-offer';
import type { OfferPaper } from '#contract/shown-offer';
import { fillPlaceholders } from '#contract/text/fill-placeholders';
import { isolated } from '#contract/text/isolated';
import styles from './offer-sheet.module.css';

interface OfferSheetProps {
  paper: OfferPaper;
  text: SheetText;
  /** The tag by which `Intl` writes dates and names in the language of the offer. */
  format: string;
  /** The level of its heading: it is a part of a page with a title of its own. */
  level: 2 | 3;
}

/** A price offer as its customer reads it. */
export function OfferSheet({ paper, text, format, level }: OfferSheetProps) {
  const { number, edition, content, reference, day } = paper;
  const { currency, title, recipient, terms, validUntil } = content;
  const Title = `h${level}` as const;
  const Part = `h${level + 1}` as 'h3' | 'h4';
  const date = (at: string) => formatDay(at, format);
  const standing = (
    <>
      {number === null ? text.draft : <Numbered text={text.numbered} number={number} />}
      {edition > 1 && ` · ${fillPlaceholders(text.version, { version: edition })}`}
    </>
  );
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          {title && <p className={styles.number}>{standing}</p>}
          <Title className={styles.title}>{title ? <bdi>{title}</bdi> : standing}</Title>
        </div>
        <dl className={styles.facts}>
          <Fact label={text.to}>
            <span className={styles.recipient} dir="auto">
              {recipient}
            </span>
          </Fact>
          <Fact label={text.date}>{date(day)}</Fact>
          <Fact label={text.validUntil}>{date(validUntil)}</Fact>
          <Fact label={text.reference}>
            <bdi dir="ltr">{reference}</bdi>
          </Fact>
        </dl>
      </header>
      <Lines paper={paper} text={text} />
      <p className={styles.currency}>{fillPlaceholders(text.amounts, { money: `${currencyName(currency, format)} (${currency})` })}</p>
      {terms && (
        <section className={styles.terms}>
          <Part>{text.terms}</Part>
          <p dir="auto">{terms}</p>
        </section>
      )}
    </article>
  );
}

/** A calendar day in words. */
export const formatDay = (day: string, format: string): string =>
  new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

function Numbered({ text, number }: { text: string; number: string }) {
  const [before = '', after = ''] = text.split('{number}');
  return (
    <>
      {before}
      <bdi dir="ltr">{number}</bdi>
      {after}
    </>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type PartProps = Pick<OfferSheetProps, 'paper' | 'text'>;

function Lines({ paper, text }: PartProps) {
  const { content, tax } = paper;
  const decimals = currencyDecimals(content.currency);
  const amounts = sumsOf(content, tax).lines;
  return (
    <table className={styles.lines} aria-label={text.lines}>
      <thead>
        <tr>
          <th scope="col">{text.text}</th>
          <th scope="col">{text.quantity}</th>
          <th scope="col">{text.price}</th>
          <th scope="col">{text.amount}</th>
        </tr>
      </thead>
      <tbody>
        {content.lines.map((line, index) => {
          const price = formatDecimal(line.price, decimals);
          const quantity = `${formatShort(line.quantity, quantityDecimals)}${line.unit && ` ${line.unit}`}`;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is read does not change
            <tr key={index}>
              <th scope="row">
                <span className={styles.text} dir="auto">
                  {line.text}
                </span>
                <span className={styles.times} aria-hidden="true">
                  <bdi>{fillPlaceholders(text.times, { quantity, price })}</bdi>
                </span>
              </th>
              <td>
                <bdi>{quantity}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{price}</bdi>
              </td>
              <td>
                <bdi dir="ltr">{formatDecimal(amounts[index] ?? 0, decimals)}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
      <Sums paper={paper} text={text} />
    </table>
  );
}

function Sums({ paper: { content, tax }, text }: PartProps) {
  const { currency, discount, isTaxed } = content;
  const sums = sumsOf(content, tax);
  const isTaxShown = isTaxed && tax !== null;
  const percent = (value: number) => formatShort(value, percentDecimals);
  const amount = (value: number) => <bdi dir="ltr">{formatDecimal(value, currencyDecimals(currency))}</bdi>;
  const discountLabel =
    discount?.kind === 'percent' ? fillPlaceholders(text.discountPercent, { percent: percent(discount.percent) }) : text.discount;
  const taxLabel = isTaxShown && fillPlaceholders(text.tax, { tax: isolated(tax.name), percent: percent(tax.rate) });
  return (
    <tfoot>
      {(discount !== null || isTaxShown) && <Sum label={text.sum}>{amount(sums.sum)}</Sum>}
      {discount !== null && <Sum label={discountLabel}>{amount(-sums.discount)}</Sum>}
      {discount !== null && isTaxShown && <Sum label={text.net}>{amount(sums.net)}</Sum>}
      {taxLabel && <Sum label={taxLabel}>{amount(sums.tax)}</Sum>}
      <Sum className={styles.total} label={fillPlaceholders(text.total, { code: currency })}>
        {amount(sums.total)}
      </Sum>
    </tfoot>
  );
}

interface SumProps {
  label: string;
  className?: string | undefined;
  children: React.ReactNode;
}

/** In the column of the amounts, so that all figures of the offer stand under each other. */
const Sum = ({ label, className, children }: SumProps) => (
  <tr className={className}>
    <th scope="row" colSpan={3}>
      {label}
    </th>
    <td>{children}</td>
  </tr>
);
