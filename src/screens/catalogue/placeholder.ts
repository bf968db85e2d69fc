/** Shown where an animal has no picture, or where it does not arrive. */
export const placeholderPicture = '/pictures/placeholder.svg';
