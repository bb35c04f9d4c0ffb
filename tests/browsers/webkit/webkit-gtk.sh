# A display of its own, a window manager, without which no window takes a size, and WebKit's WebDriver at $PORT. Ends all of them, the browser too,
# and removes $HOME when the standard input ends, however the process that holds it does.
Xvfb -displayfd 3 -screen 0 1700x1400x24 -nolisten tcp 3>"$HOME/display" &
until [ -s "$HOME/display" ]; do sleep 0.05; done
DISPLAY=":$(cat "$HOME/display")"
export DISPLAY
openbox &
WebKitWebDriver --port="$PORT" &
read -r _
trap '' TERM
kill 0
wait
rm -rf "$HOME"
