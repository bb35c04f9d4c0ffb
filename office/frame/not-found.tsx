import { Link } from '@tanstack/react-router';
import { useText } from '../content/use-text.ts';
import { Calm } from '../parts/calm.tsx';
import { Head } from '../parts/head.tsx';

/** There is no such page, or not for this person: both look the same. */
export function NotFound() {
  const text = useText('frame').notFound;
  return (
    <>
      <Head title={text.title} />
      <Calm title={text.title} text={text.text} kind="not-found" level={2}>
        <Link to="/" className="button">
          {text.action}
        </Link>
      </Calm>
    </>
  );
}
