import { TriangleAlert } from 'lucide-react';
import { localeFormats } from '#content/locales';
import { isClosed } from '#contract/office/quote-states';
import type { QuoteDetail } from '#contract/office/quotes';
import { fillSentence } from '#contract/text/fill-sentence';
import detail from '../../../cases/detail/case-detail.module.css';
import { useCounted } from '../../../content/use-counted.ts';
import { useLocale, useText } from '../../../content/use-text.ts';
import { useCountryName } from '../../../parts/contact/country-name.ts';
import { localTime } from '../../../parts/contact/local-time.ts';
import { useIsPhone } from '../../../parts/hooks/use-is-phone.ts';
import { FilledText } from '../../../parts/texts/filled-text.tsx';
import { useReasonText } from '../../../parts/texts/reason-text.ts';
import { useDateFormats } from '../../../parts/times/date-formats.ts';
import { useNow } from '../../../parts/times/use-now.ts';
import { LargeWaitingTime, useIsLate } from '../../../parts/times/waiting-time.tsx';
import styles from './quote-top.module.css';

/** Shows who wrote, and for how long they have waited. */
export function QuoteTop({ quote }: { quote: QuoteDetail }) {
  const { detail: text } = useText('quotes');
  const locale = useLocale();
  const counted = useCounted();
  const dateFormats = useDateFormats();
  const now = useNow();
  const isLate = useIsLate();
  // Beside the list it is a part of the page; on a phone it is the page.
  const Name = useIsPhone() ? 'h1' : 'h2';
  const { shown } = useText('closing');
  const reasonText = useReasonText();
  const { fullName, country, earlier, waitsSince, turn, state, closingReason } = quote;
  const nameCountry = useCountryName();
  const time = localTime(country, localeFormats[locale].format, new Date(now));
  const isAnswered = quote.timeline.some(({ kind }) => kind === 'answer');
  const late = waitsSince !== null && turn === 'first-answer' && isLate(waitsSince);
  return (
    <div className={`${detail.top} ${styles.top}`}>
      <div>
        <Name className="title wrap-anywhere">
          <bdi>{fullName}</bdi>
        </Name>
        <p className={`text-quiet text-xs flex-wrap ${detail.facts}`}>
          <span>{time ? fillSentence(text.there, { country: nameCountry(country), time }) : <bdi>{nameCountry(country)}</bdi>}</span>
          <span>{text.writes[quote.locale]}</span>
          {isClosed(state) && closingReason !== null && (
            <span>
              <FilledText text={shown[state]} values={{ reason: <bdi key="reason">{reasonText(closingReason)}</bdi> }} />
            </span>
          )}
          <span>{earlier.length > 0 ? counted(text.again, earlier.length) : text.firstTime}</span>
        </p>
      </div>
      {waitsSince ? (
        <div className={`text-quiet text-2xs text-end ${styles.waits}`}>
          <LargeWaitingTime since={waitsSince} />
          {late ? (
            <p className="late">
              <TriangleAlert className="icon" aria-hidden />
              {text.waitsLate}
            </p>
          ) : (
            <p>{turn !== 'theirs' ? text.waits : isAnswered ? text.theirs : text.notAnswered}</p>
          )}
        </div>
      ) : (
        <p className={`text-quiet text-2xs text-end ${styles.waits}`}>
          {fillSentence(text.received, { date: dateFormats.day(quote.receivedAt) })}
        </p>
      )}
    </div>
  );
}
