import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { latestMoment } from '../../time/clock-tolerance.ts';

/**
 * Counts in a table, so that all processes share the counts. A counter that lasts longer than any can was begun by a clock that has been set back since:
 * it is begun anew, or whoever was refused then would be refused until that moment comes.
 */
export class SharedLimiter extends RateLimiterPostgres {
  override async consume(...request: Parameters<RateLimiterPostgres['consume']>): Promise<RateLimiterRes> {
    try {
      return await super.consume(...request);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes) || !this.#isFromAhead(refusal)) throw refusal;
      await this.delete(request[0]);
      return super.consume(...request);
    }
  }

  #isFromAhead({ msBeforeNext }: RateLimiterRes): boolean {
    const now = new Date();
    return now.getTime() + msBeforeNext > latestMoment(now, this.duration * 1000).getTime();
  }
}
