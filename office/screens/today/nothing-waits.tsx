import { Link } from '@tanstack/react-router';
import { useText } from '../../content/use-text.ts';
import { useAllowed } from '../../data/account.ts';
import { Calm } from '../../parts/calm.tsx';

/** The stair is a line, and its top tread is lit. */
export function NothingWaits() {
  const { calm } = useText('today');
  const mayAnswer = useAllowed('quotes.answer');
  const mayDecide = useAllowed('reviews.decide');
  return (
    <Calm level={1} title={calm.title} text={calm.text}>
      {mayAnswer && (
        <Link to="/quotes" search={{ view: 'open' }} className="button">
          {calm.open}
        </Link>
      )}
      {!mayAnswer && mayDecide && (
        <Link to="/reviews" className="button">
          {calm.public}
        </Link>
      )}
    </Calm>
  );
}
