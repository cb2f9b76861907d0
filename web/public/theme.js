// The theme, before anything is painted.
try {
  const { theme } = JSON.parse(localStorage.getItem("dedale.settings") ?? "{}");
  const wish = matchMedia("(prefers-contrast: more)").matches ? "contrast" : "night";
  document.documentElement.dataset.theme = theme ?? wish;
} catch {
  document.documentElement.dataset.theme = "night";
}
