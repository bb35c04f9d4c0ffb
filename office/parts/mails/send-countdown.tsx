import { useEffect, useState } from 'react';
import { takeBackSeconds } from '#contract/office/mail';
import { fillSentence } from '#contract/text/fill-sentence';
import { useText } from '../../content/use-text.ts';

/** "The answer to Huda leaves in 7 s", counting down. It is read aloud once. */
export function SendCountdown({ name, until }: { name: string /** ISO 8601. */; until: string }) {
  const text = useText('answer');
  const [now, setNow] = useState(Date.now);
  const seconds = Math.ceil((Date.parse(until) - now) / 1000);
  const isOver = seconds <= 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <>
      <span aria-hidden="true">{fillSentence(isOver ? text.left : text.sent, { name, seconds })}</span>
      <span className="visually-hidden">{fillSentence(text.sent, { name, seconds: takeBackSeconds })}</span>
    </>
  );
}
