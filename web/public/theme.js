// The theme, before anything is painted.
{
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("dedale.settings"))?.theme;
  } catch {
    // Nothing is kept here that could be read.
  }
  const { themes, contrast } = document.currentScript.dataset;
  const known = themes.split(" ");
  if (!known.includes(theme)) theme = matchMedia("(prefers-contrast: more)").matches ? contrast : known[0];
  document.documentElement.dataset.theme = theme;
}
