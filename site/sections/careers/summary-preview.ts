import { summaryPreview } from '#contract/limits';

/** The beginning of a job's summary, as cards show it. */
export const previewOf = (summary: string) => (summary.length > summaryPreview ? `${summary.slice(0, summaryPreview)}...` : summary);
