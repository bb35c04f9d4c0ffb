/** Says what counted when a submission was set apart. */
export const spam = {
  /** By a colleague, who needs no reasons. */
  marked: 'Marked as spam.',
  counted: 'Why: {reasons}.',
  reasons: {
    trap: 'the hidden field was filled in',
    tooFast: 'sent within three seconds',
    link: 'a link',
    twoLinks: 'two links',
    manyLinks: 'three or more links',
    linkAlone: 'almost nothing but links',
    linkInName: 'a link in the name',
    markup: 'a link written as code',
    sellsToUs: 'it offers us something',
    aboutOurSite: 'it is about our site or business',
    goods: 'typical advertising goods',
    promise: 'promises and discounts',
    callToAct: 'it asks to click, call or reply',
    optOut: 'it says how to unsubscribe',
    otherScript: 'neither Arabic nor English',
    noWords: 'letters that form no words',
    asksNothing: 'it asks us for nothing',
  },
} as const;
