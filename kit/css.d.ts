declare module '*.module.css' {
  const classes: { readonly [name: string]: string };
  export default classes;
}
declare module '*.css';
declare module '*.pdf?url' {
  const url: string;
  export default url;
}
declare module '*.mjs?url' {
  const url: string;
  export default url;
}
declare module '*.js?url' {
  const url: string;
  export default url;
}
declare module '*.woff2?url' {
  const url: string;
  export default url;
}
