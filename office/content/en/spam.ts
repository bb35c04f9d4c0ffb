/** What counted when a submission was set apart. */
export const spam = {
  counted: 'What counted: {reasons}.',
  reasons: {
    trap: 'the hidden field was filled in',
    tooFast: 'sent within three seconds',
    link: 'a link',
    twoLinks: 'two links',
    manyLinks: 'three links or more',
    linkAlone: 'hardly a word beside the links',
    linkInName: 'a link in the name',
    markup: 'a link written as code',
    sellsToUs: 'it offers us something',
    aboutOurSite: 'it is about our site or business',
    goods: 'what advertisements usually sell',
    promise: 'promises and discounts',
    callToAct: 'it asks to click, call or reply',
    optOut: 'it says how to unsubscribe',
    otherScript: 'neither Arabic nor English',
    noWords: 'letters that are no words',
    asksNothing: 'nothing is asked of us',
  },
} as const;
