/** The frame and Today say this: loaded before anything is painted. The texts of other screens are in `further.ts`. */
export * from './frame.ts';
export * from './messages.ts';
export * from './parts.ts';
export * from './roles.ts';
export * from './today.ts';
