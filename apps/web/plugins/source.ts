/** A file of ours, also by the name of a part of it: `login.tsx?route-chunk=main`. */
export const SOURCE = /\.tsx?(\?|$)/;
