/** The steps of an applicant's way, in their order; `declined` leads out of it. */
export const applicationSteps = ['new', 'reading', 'interview', 'offer', 'hired', 'declined'] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** `withdrawn`: by the applicant, and by nobody else. */
export const applicationStates = [...applicationSteps, 'withdrawn'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** The states in which it is still to be decided about. */
export const openStates = ['new', 'reading', 'interview', 'offer'] as const satisfies readonly ApplicationState[];

/** The states that may follow. Nothing becomes new again but by undo, and what was withdrawn stays so. */
export const applicationTransitions: Record<ApplicationState, readonly ApplicationState[]> = {
  new: ['reading', 'interview', 'offer', 'hired', 'declined'],
  reading: ['interview', 'offer', 'hired', 'declined'],
  interview: ['reading', 'offer', 'hired', 'declined'],
  offer: ['reading', 'interview', 'hired', 'declined'],
  hired: ['reading', 'interview', 'offer', 'declined'],
  declined: ['reading', 'interview', 'offer', 'hired'],
  withdrawn: [],
};

const way = ['new', 'reading', 'interview', 'offer', 'hired'] as const;

/** The step that comes after; null at the end of the way and outside it. */
export function nextStep(state: ApplicationState): ApplicationStep | null {
  const at = (way as readonly ApplicationState[]).indexOf(state);
  return at === -1 ? null : (way[at + 1] ?? null);
}

export const applicationSorts = ['step', 'newest', 'oldest', 'name', 'rating'] as const;
