// expect: no-export {"found":"nothing"}
// Judged without this comment: an empty text.
// bare
