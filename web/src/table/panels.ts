/** Panels of the table that can be open, one at a time. */
export type Open = '' | 'menu' | 'sheet' | 'phrases' | 'display' | 'order' | 'last' | 'passport' | 'share';
