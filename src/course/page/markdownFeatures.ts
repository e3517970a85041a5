/** The Markdown extensions of the course: the site's build and the model of the course parse with the same ones. */
export const markdownFeatures = { math: true } as const;
