// The theme, before anything is painted.
{
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("dedale.settings"))?.theme;
  } catch {
    // Nothing is kept here that could be read.
  }
  if (!["night", "parchment", "contrast"].includes(theme)) {
    theme = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night";
  }
  document.documentElement.dataset.theme = theme;
}
