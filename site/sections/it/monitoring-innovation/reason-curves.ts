import type { Content } from '#site/content/content.ts';

/** The curves of the reasons as paths in 320 by 90 units. */
export const reasonCurves: Record<keyof Content<'monitoringInnovation'>['reasons'], string> = {
  /** Noise that settles. */
  expertise: 'M0 40L12 12L24 74L36 20L48 68L62 30L76 60L92 38L110 52L130 44L152 47L180 45H320',
  /** One line through all stages. */
  endToEnd: 'M0 70H60C80 70 80 50 100 50H150C170 50 170 32 190 32H240C260 32 260 16 280 16H320',
  /** Steps that grow. */
  scale: 'M0 78H60V60H120V44H180V44H180V28H250V12H320',
  /** Two peaks in a day. */
  client: 'M0 80C40 80 50 22 85 22C115 22 115 60 150 60C185 60 190 12 225 12C265 12 270 80 320 80',
  /** A level that is raised. */
  innovation: 'M0 74C90 74 110 70 150 46C190 20 220 16 320 14',
  /** Spikes that are cut off. */
  security: 'M0 68H44L54 44H66L76 68H120L130 44H150L160 68H210L220 44H232L242 68H320',
};
